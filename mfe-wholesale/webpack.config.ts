import { remoteConfig } from '@site/remote-kit/webpack';

export default remoteConfig({ name: 'wholesale', dir: import.meta.dirname });
