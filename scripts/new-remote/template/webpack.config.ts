import { remoteConfig } from '@site/remote-kit/webpack';

export default remoteConfig({ name: 'example-team', dir: import.meta.dirname });
