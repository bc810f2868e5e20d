import { pagePathSchema } from '@site/contracts';
import { publicKeySchema } from '@site/contracts/signature';
import * as z from 'zod';
import { resultSchema } from '../../steering/api-schemas.ts';
import type { Control } from '../../steering/control.ts';
import { defineOperation, noteSchema, type Operation, requestSchema } from './operation.ts';

const newRemoteSchema = z.strictObject({
  note: noteSchema,
  source: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'Address of the folder with release.json; absent for a push-only remote.' }),
  paths: z.array(pagePathSchema).optional().meta({
    description: 'Paths the team owns, including everything below; visitors get 503 there while there is no release.',
  }),
  publicKeys: z.array(publicKeySchema).optional().meta({
    description: 'Keys that may sign its releases, in minisign format; without any, releases need no signature.',
  }),
});

/** Creates the operations with which operators add and remove remotes. */
export function registryOperations(control: Control): Operation[] {
  return [
    defineOperation({
      id: 'add-remote',
      method: 'put',
      path: '/-/remotes/{remote}',
      summary: 'Add a remote to the site',
      access: 'operator',
      body: newRemoteSchema,
      answer: resultSchema,
      run: ({ params, by, signal, body }) => control.addRemote(params.remote, { ...body, by, signal }),
    }),
    defineOperation({
      id: 'remove-remote',
      method: 'delete',
      path: '/-/remotes/{remote}',
      summary: 'Remove a remote with all of its pages',
      access: 'operator',
      body: requestSchema,
      answer: resultSchema,
      run: ({ params, by, signal, body }) => control.removeRemote(params.remote, { ...body, by, signal }),
    }),
  ];
}
