import webpack from 'webpack';
import config from './webpack.config.ts';

/** `node forms-service/build.ts`: builds the captcha widget into `dist/captcha`. */
webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  process.exitCode = stats?.hasErrors() ? 1 : 0;
});
