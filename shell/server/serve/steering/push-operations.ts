import { MAX_SIGNATURE_BYTES, SIGNATURE_FILE } from '@site/contracts/signature';
import * as z from 'zod';
import type { Control } from '../../steering/control.ts';
import type { Uploads } from '../../steering/uploads.ts';
import { previewSchema, resultSchema } from './answer-schemas.ts';
import { noteSchema, type Operation, requestSchema } from './operation.ts';

const pushSchema = z.strictObject({
  note: noteSchema,
  revision: z.int().meta({ description: 'As the announcement was answered.' }),
});

const shareSchema = z.strictObject({
  note: noteSchema,
  percent: z.int().min(1).max(99).meta({ description: 'Of visitors.' }),
});

const announceQuerySchema = z.object({
  signature: z
    .base64url()
    .max(2 * MAX_SIGNATURE_BYTES)
    .optional()
    .meta({ description: `${SIGNATURE_FILE}, if the registry names who may sign releases of the remote.` }),
});

const announcementSchema = z.strictObject({
  missing: z.array(
    z.strictObject({
      file: z.string().meta({ description: 'As the release lists it.' }),
      digest: z.string().meta({ description: 'SHA-384 of its content in hexadecimal digits.' }),
    }),
  ),
  revision: z.int(),
});

/**
 * How a team publishes a release, or shows it to some before.
 * @param origin public address of the site
 * @param maxFileBytes size of the largest file, `release.json` included
 */
export function pushOperations(control: Control, uploads: Uploads, origin: string, maxFileBytes: number): Operation[] {
  const release = '/-/remotes/{remote}/releases/{version}';

  return [
    {
      id: 'announce',
      method: 'put',
      path: release,
      summary: 'Begin to push a release: send its release.json, and read which files the store lacks',
      access: 'remote',
      maxFileBytes,
      query: announceQuerySchema,
      answer: announcementSchema,
      run({ params: { remote, version }, body, query }) {
        const { signature: encoded } = announceQuerySchema.parse(query);
        const signature = encoded && Buffer.from(encoded, 'base64url').toString();
        return control.announce(remote, { version, text: String(body), signature });
      },
    },
    {
      id: 'upload',
      method: 'put',
      path: `${release}/files/{digest}`,
      summary: 'Upload a file of a release that was announced',
      access: 'remote',
      maxFileBytes,
      answer: z.strictObject({ stored: z.string().meta({ description: 'Its digest.' }) }),
      async run({ params: { remote, version, digest }, body }) {
        await uploads.take(remote, version, digest, body as Buffer);
        return { stored: digest };
      },
    },
    {
      id: 'push',
      method: 'post',
      path: `${release}/push`,
      summary: 'Have a release go live whose files are all uploaded',
      access: 'remote',
      body: pushSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, body }) =>
        control.push(remote, { ...(body as z.infer<typeof pushSchema>), version, by }),
    },
    {
      id: 'preview',
      method: 'post',
      path: `${release}/preview`,
      summary: 'Show a release that is stored, or whose files are all uploaded, to those who get its link',
      access: 'remote',
      body: requestSchema,
      answer: previewSchema,
      async run({ params: { remote, version }, by, body }) {
        const result = await control.preview(remote, { ...(body as z.infer<typeof requestSchema>), version, by });
        return { ...result, ...(result.path && { url: new URL(result.path, origin).href }) };
      },
    },
    {
      id: 'share',
      method: 'post',
      path: `${release}/share`,
      summary: 'Give a release to a share of visitors, until it is promoted or its team goes back',
      access: 'remote',
      body: shareSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, body }) =>
        control.share(remote, { ...(body as z.infer<typeof shareSchema>), version, by }),
    },
    {
      id: 'end-preview',
      method: 'delete',
      path: `${release}/preview`,
      summary: 'End all previews of a release, for everybody',
      access: 'remote',
      body: requestSchema,
      answer: resultSchema,
      run: ({ params: { remote, version }, by, body }) =>
        control.endPreview(remote, { ...(body as z.infer<typeof requestSchema>), version, by }),
    },
  ];
}
