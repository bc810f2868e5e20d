import { useTemporaryFolder } from '@site/dev-tools/temporary-folder.ts';

/** Called by vitest before the first test; it calls what is returned after the last. */
export default useTemporaryFolder;
