import { type SiteConfig, siteConfigSchema } from '@site/contracts';
import * as z from 'zod/mini';
import { readJson } from '../files/read-json.ts';
import { ConfigurationError } from './configuration-error.ts';

const OVERRIDES: Record<string, [string, string?]> = {
  SITE_BRAND: ['brand'],
  SITE_ORIGIN: ['origin'],
  SITE_EMAIL: ['email'],
  SITE_ADDRESS: ['address'],
  SITE_SUPPORT_PHONE: ['phones', 'support'],
  SITE_WHATSAPP: ['phones', 'whatsapp'],
  SITE_SIGN_IN_URL: ['signInUrl'],
  CAPTCHA_PROVIDER: ['captcha', 'provider'],
  SITE_CAPTCHA_SCRIPT: ['captcha', 'script'],
  SITE_CAPTCHA_KEY: ['captcha', 'siteKey'],
  SITE_TWITTER: ['socials', 'twitter'],
  SITE_LINKEDIN: ['socials', 'linkedin'],
  SITE_FACEBOOK: ['socials', 'facebook'],
  SITE_YOUTUBE: ['socials', 'youtube'],
};

/** Names of the environment variables that each override one value of the site configuration. */
export const siteVariables = Object.keys(OVERRIDES);

const settingsSchema = z.record(z.string(), z.unknown());

type Settings = z.infer<typeof settingsSchema>;

function override(settings: Settings, variables: NodeJS.ProcessEnv): Settings {
  const result = structuredClone(settings);
  for (const [name, [group, key]] of Object.entries(OVERRIDES)) {
    const value = variables[name];
    // An empty variable counts as unset, as in Compose files.
    if (!value) continue;
    if (key) result[group] = { ...(result[group] as Settings), [key]: value };
    else result[group] = value;
  }
  return result;
}

/**
 * Reads the site configuration from a JSON file, with single values overridden by the environment.
 * @throws ConfigurationError if the file cannot be read or does not match the schema
 */
export async function readSiteConfig(file: string, variables: NodeJS.ProcessEnv = process.env): Promise<SiteConfig> {
  const missing = `Create the site configuration ${file}, or name another file in SITE_CONFIG.`;
  const settings = override(await readJson(file, settingsSchema, missing), variables);
  const parsed = siteConfigSchema.safeParse(settings, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new ConfigurationError(`${whatToCorrect(place, file, variables)}: ${issue?.message}.`);
}

/** Names the variable if the value is from one, or else the file. */
function whatToCorrect(place: string, file: string, variables: NodeJS.ProcessEnv): string {
  const [variable] = Object.entries(OVERRIDES).find(([, keys]) => keys.join('.') === place) ?? [];
  if (variable && variables[variable]) return `Set ${variable} to something else`;
  if (variable) return `Correct "${place}" in ${file}, or set ${variable}`;
  return place ? `Correct "${place}" in ${file}` : `Correct ${file}`;
}
