export {
  type BrowserComposition,
  type BrowserRelease,
  COMPOSITION_PATH,
  type PageData,
  type PageProps,
} from './composition.ts';
export { feedFiles } from './feeds.ts';
export { fileName } from './file-name.ts';
export { type HostedCaptcha, hostedCaptchaOf, hostedCaptchas } from './hosted-captcha.ts';
export type { NavigationEntry } from './navigation.ts';
export {
  type PageInfo,
  type PageMeta,
  type PageSummary,
  pageInfoSchema,
  pageMetaSchema,
  pagePathSchema,
  type SitemapEntry,
  sitemapCategories,
} from './page.ts';
export { telephoneUrl, whatsappUrl } from './phone-links.ts';
export { type ReleaseIssue, type ReleaseReading, readRelease } from './read-release.ts';
export {
  RELEASE_CONTRACT,
  type Release,
  type ReleasePage,
  releaseSchema,
  releaseVersionSchema,
  remoteNameSchema,
  type UnknownField,
} from './release.ts';
export {
  browserFiles,
  componentPages,
  FEDERATION_MANIFEST,
  type ListedPage,
  listPages,
  pageListPath,
  RELEASE_FILE,
  REMOTES_PATH,
  releaseFilePath,
  remoteOfPath,
  remotePath,
  renderedFrom,
  SBOM_FILE,
  toBrowserRelease,
  toPageSummary,
} from './release-files.ts';
export { forSharedLibraries, type SharedLibrary, sharedLibraries } from './shared-libraries.ts';
export { type SiteConfig, siteConfigSchema } from './site.ts';
export { type ContactSubject, type ContactTopic, contactPath, contactTopics, parseContactTopic } from './topics.ts';
export { credentialsSchema, userSchema } from './users.ts';
