import type { FormName } from '@site/contracts/forms';

interface Message {
  title: string;
  description: string;
}

/**
 * Everything specific to a form except its fields. Pages load it with the form, without zod.
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
    /** Names of the fields in the error summary, in its order. */
    fields: Readonly<Record<Field, string>>;
  };
  copy: {
    /** Start of the line at the top of a form that was accepted: "Sent." */
    sent: string;
    /**
     * Message of the form, in place of the toast's words, when it was accepted without the captcha. The title also precedes a
     * sentence of the service that differs from the usual one.
     */
    sentUnchecked?: Message;
    /** Toast of a form that was accepted; the description is shown in the form as well. */
    success: (brand: string) => Message;
    failure: {
      title: string;
      /** For a refusal without a message. */
      refused: string;
      /** For no response, or one without a message. */
      unreachable: string;
      /** Whether a lost connection is reported in the browser's words. */
      showsBrowserErrors: boolean;
    };
    /** Toast when a field needs a correction, besides the marked field. */
    invalid?: Message;
  };
  captcha: {
    theme: 'light' | 'dark';
    /** Sentence for visitors whose widget failed; the form can then be sent without a token. The service accepts it, too. */
    bypass?: string;
  };
  /** The service also accepts the form from browsers without JavaScript, and answers with a page. */
  worksWithoutScripts?: true;
  /** Without these the button is disabled; everything else is requested when it is pressed. */
  requiredToSubmit: readonly ('captcha' | 'email')[];
  /** Field → values of other fields without which it is neither shown nor sent. */
  hiddenUnless?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Id of a form in its page: radios elsewhere in the page belong to it by their `form` attribute. */
export const formId = (form: FormName) => `${form}-form`;
