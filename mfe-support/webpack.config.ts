import { remoteConfig } from '@site/remote-kit/webpack';
import { downloadRules } from './build/download-rules.ts';

export default remoteConfig({ name: 'support', dir: import.meta.dirname, rules: downloadRules });
