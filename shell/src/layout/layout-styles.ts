// Style sheets of HTML whose components run on the server, or are loaded when a visitor touches them.
import '@site/forms/captcha-failure.module.css';
import '@site/forms/captcha-slot.module.css';
import '@site/forms/lead-form.module.css';
import '@site/forms/missing-code-message.module.css';
import '@site/forms/without-scripts.module.css';
import '@site/ui/actions/button.module.css';
import '@site/ui/art/icon.module.css';
import '@site/ui/content/tooltip.module.css';
import '@site/ui/form/field.module.css';
import '@site/ui/form/form-message.module.css';
import '@site/ui/layout/section.module.css';
import '@site/ui/layout/visually-hidden.module.css';
import './footer.module.css';
import './header.module.css';
import './layout.module.css';
import './mega-menu.module.css';
import './menu-drawer.module.css';
