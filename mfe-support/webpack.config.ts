import { remoteConfig } from '@site/remote-kit/webpack';

export default remoteConfig({ name: 'support', dir: import.meta.dirname });
