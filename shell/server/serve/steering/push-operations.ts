import { MAX_SIGNATURE_BYTES, SIGNATURE_FILE } from '@site/contracts/signature';
import * as z from 'zod';
import { announcementSchema, previewResultSchema, resultSchema, uploadedSchema } from '../../steering/api-schemas.ts';
import type { Control } from '../../steering/control.ts';
import type { Uploads } from '../../steering/uploads.ts';
import { defineOperation, fileSchema, noteSchema, type Operation, requestSchema } from './operation.ts';

const pushSchema = z.strictObject({
  note: noteSchema,
  revision: z.int().meta({ description: 'From the answer to the announcement.' }),
});

const shareSchema = z.strictObject({
  note: noteSchema,
  percent: z.int().min(1).max(99).meta({ description: 'Percentage of visitors.' }),
});

const announceQuerySchema = z.object({
  signature: z
    .base64url()
    .max(2 * MAX_SIGNATURE_BYTES)
    .optional()
    .meta({ description: `${SIGNATURE_FILE}, if the registry lists public keys for the remote.` }),
});

/**
 * @param origin public address of the site
 * @param maxFileBytes size limit of files, including `release.json`
 */
export function pushOperations(control: Control, uploads: Uploads, origin: string, maxFileBytes: number): Operation[] {
  const release = '/-/remotes/{remote}/releases/{version}';

  return [
    defineOperation({
      id: 'announce',
      method: 'put',
      path: release,
      summary: 'Announce a release: send its release.json and get the list of files to upload',
      access: 'remote',
      maxFileBytes,
      body: fileSchema,
      query: announceQuerySchema,
      answer: announcementSchema,
      run({ params: { remote, version }, by, signal, body, query: { signature: encoded } }) {
        const signature = encoded && Buffer.from(encoded, 'base64url').toString();
        return control.announce(remote, { version, by, signal, text: body.toString(), signature });
      },
    }),
    defineOperation({
      id: 'upload',
      method: 'put',
      path: `${release}/files/{digest}`,
      summary: 'Upload a file of an announced release',
      access: 'remote',
      maxFileBytes,
      body: fileSchema,
      answer: uploadedSchema,
      async run({ params: { remote, version, digest }, body }) {
        await uploads.take(remote, version, digest, body);
        return { stored: digest };
      },
    }),
    defineOperation({
      id: 'push',
      method: 'post',
      path: `${release}/push`,
      summary: 'Publish a release whose files are all uploaded',
      access: 'remote',
      body: pushSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, signal, body }) =>
        control.push(remote, { ...body, version, by, signal }),
    }),
    defineOperation({
      id: 'preview',
      method: 'post',
      path: `${release}/preview`,
      summary: 'Preview a stored or completely uploaded release by link',
      access: 'remote',
      body: requestSchema,
      answer: previewResultSchema,
      async run({ params: { remote, version }, by, signal, body }) {
        const result = await control.preview(remote, { ...body, version, by, signal });
        return { ...result, ...(result.path && { url: new URL(result.path, origin).href }) };
      },
    }),
    defineOperation({
      id: 'share',
      method: 'post',
      path: `${release}/share`,
      summary: 'Serve a release to a share of visitors until it is promoted or rolled back',
      access: 'remote',
      body: shareSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, signal, seen, body }) =>
        control.share(remote, { ...body, version, by, signal, seen }),
    }),
    defineOperation({
      id: 'end-preview',
      method: 'delete',
      path: `${release}/preview`,
      summary: 'End all previews of a release',
      access: 'remote',
      body: requestSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, signal, body }) =>
        control.endPreview(remote, { ...body, version, by, signal }),
    }),
  ];
}
