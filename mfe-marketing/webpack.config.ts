import { remoteConfig } from '@site/remote-kit/webpack';
import { downloadRules } from './build/download-rules.ts';

export default remoteConfig({ name: 'marketing', dir: import.meta.dirname, rules: downloadRules });
