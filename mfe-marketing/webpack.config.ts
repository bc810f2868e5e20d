import { remoteConfig } from '@site/remote-kit/webpack';

export default remoteConfig({ name: 'marketing', dir: import.meta.dirname });
