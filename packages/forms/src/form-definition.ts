import type { FormName } from '@site/contracts/forms';

interface Message {
  title: string;
  description: string;
}

/**
 * Everything in which a form differs from the others, but for its fields: a page loads this with the form, without zod.
 * The schema of the payload is `formSchemas` in `@site/contracts/forms`, which only the live code loads.
 */
export interface FormDefinition<Field extends string = string> {
  /** Last segment of the endpoint; also the prefix of the ids of its fields. */
  form: FormName;
  /** Accessible name. */
  title: string;
  labels: {
    /** The button at rest and while the form is being sent. */
    submit: string;
    pending: string;
    /** How the error summary names the fields, and in which order. */
    fields: Readonly<Record<Field, string>>;
  };
  copy: {
    /** Start of the line at the top of a form that was accepted: "Sent." */
    sent: string;
    /**
     * What the form says, other than its toast, when it was accepted without the captcha. The title also stands before a
     * sentence of the service that is not the usual one.
     */
    sentUnchecked?: Message;
    /** Toast of a form that was accepted; the description is shown in the form as well. */
    success: (brand: string) => Message;
    failure: {
      title: string;
      /** When the service refused without a message. */
      refused: string;
      /** When there is no response, or none with a message. */
      unreachable: string;
      /** The browser's error message is shown for a lost connection, not only the service's. */
      showsBrowserErrors: boolean;
    };
    /** Toast when a field needs a correction, besides the marked field. */
    invalid?: Message;
  };
  captcha: {
    theme: 'light' | 'dark';
    /** The form can be sent when the widget failed; the visitor is told so in this sentence. The service accepts it, too. */
    bypass?: string;
  };
  /** The service takes it from browsers without JavaScript as well, and answers with a page. */
  worksWithoutScripts?: true;
  /** What the button is disabled without; everything else is asked for when it is pressed. */
  requiredToSubmit: readonly ('captcha' | 'email')[];
  /** Field → values of other fields without which it is neither shown nor sent. */
  hiddenUnless?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Id of a form in its page: radios elsewhere in the page belong to it by their `form` attribute. */
export const formId = (form: FormName) => `${form}-form`;
