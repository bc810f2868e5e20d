import {
  PRIVACY_POLICY_PATH,
  privacyNotices,
  privacyNoticeVersion as version,
} from '@site/contracts/forms/privacy-notice';
import styles from './lead-form.module.css';

/** Privacy line of a form; its version is sent with the form. */
export function PrivacyNotice() {
  return (
    <p className={styles.privacy}>
      <input type="hidden" name="privacyNotice" value={version} />
      {privacyNotices[version]} <a href={PRIVACY_POLICY_PATH}>Privacy Policy</a>
    </p>
  );
}
