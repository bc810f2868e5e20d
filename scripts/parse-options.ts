import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigurationError } from '@site/process';

/**
 * Parses the words after the name of a command, like `parseArgs` of Node.js.
 * @param usage sentence for words that do not fit
 * @throws ConfigurationError with the usage
 */
export function parseOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new ConfigurationError(usage, { cause });
  }
}

/** Whether a text is the address of a site, such as `https://www.example.com`. */
export const isSiteAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
