import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOwnNavigation } from '@site/process';
import type { Express, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { readPlainBody } from '../http/read-body.ts';
import { csv, isSeparator } from '../leads/csv.ts';
import { readRecords, toRow } from '../leads/read-leads.ts';
import type { AuditEntry, LeadAdministration } from '../store/lead-administration.ts';
import { isLead } from '../store/lead-record.ts';
import { type ActParts, act, inboxActions } from './act.ts';
import { findLeads, type InboxLead } from './find-leads.ts';
import { type InboxView, redirectTo, sendInboxPage } from './frame.ts';
import { isShown, parseInboxQuery, toFilter } from './inbox-filter.ts';
import { renderLead } from './lead-page.ts';
import { renderList } from './list-page.ts';
import type { InboxUsers } from './passwords.ts';
import { renderSaid } from './said.ts';
import { createInboxSessions, type InboxSession, type SignInProxy } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { readInboxFiles } from './style-sheet.ts';
import { createVisits, pathIn } from './visit.ts';

const MINUTE_S = 60;

/** What the inbox is made of. */
export interface InboxParts extends Omit<ActParts, 'store'> {
  users: InboxUsers;
  proxy?: SignInProxy | undefined;
  store: LeadAdministration;
  secret: string;
  site: InboxView['site'];
}

const actionSchema = z.object({
  action: z.enum(inboxActions),
  seen: z.string(),
  note: z
    .string()
    // A browser counts a line break once, as the field does, and sends two characters.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(2_000))
    .default(''),
  sure: z.string().optional(),
});

const tooOften = (waitS: number) =>
  `There were too many wrong passwords. Try again in ${waitS > MINUTE_S ? 'a quarter of an hour' : 'a minute'}.`;

/** Puts the inbox of the team under `/inbox/`. */
export function addInbox(app: Express, parts: InboxParts): void {
  const { users, proxy, store, secret, site, clock, newId } = parts;
  const { href: styles, files } = readInboxFiles();
  const sessions = createInboxSessions({ users, proxy, secret, clock });
  const signIn = createSignIn(users);
  const viewOf = (session: InboxSession | undefined): InboxView => ({ site, styles, session });
  const { page, form, askToSignIn } = createVisits({ users, proxy, sessions, viewOf });

  /** Comes before what it says, so that nothing is done that is not in the log. */
  const audit = ({ user }: Pick<InboxSession, 'user'>, entry: Pick<AuditEntry, 'action' | 'lead'>) =>
    store.audit({ id: newId(), happenedAt: clock(), by: user, ...entry });

  const notThere = (response: Response, session: InboxSession) =>
    sendInboxPage(response, 404, viewOf(session), 'Not there', renderSaid('gone'));

  const find = async (id: unknown): Promise<InboxLead | undefined> => {
    const found = z.uuid().safeParse(id).success ? await store.find(String(id)) : undefined;
    return found && isLead(found) ? found : undefined;
  };

  for (const [path, { type, content }] of Object.entries(files))
    app.get(path, (_request, response) => {
      response.set('Cache-Control', 'private, max-age=3600').type(type).send(content);
    });

  app.get(
    '/inbox/',
    page(async ({ query: given }, response, session) => {
      const query = parseInboxQuery(given);
      const found = await findLeads(store, query);
      const view = viewOf(session);
      sendInboxPage(response, 200, view, 'Leads', renderList(view, query, found, renderSaid(given.done)));
    }),
  );

  app.get(
    '/inbox/leads/:id',
    page(async ({ params, query }, response, session) => {
      const lead = await find(params.id);
      if (!lead) return notThere(response, session);
      await audit(session, { action: 'read', lead: lead.id });
      const view = viewOf(session);
      sendInboxPage(response, 200, view, 'Lead', renderLead(view, lead, renderSaid(query.done)));
    }),
  );

  app.post(
    '/inbox/leads/:id',
    readPlainBody,
    form(async ({ params, body }, response, session) => {
      const lead = await find(params.id);
      if (!lead) return notThere(response, session);
      const { data: asked } = actionSchema.safeParse(body);
      if (!asked || (asked.action === 'erase' && asked.sure !== 'yes'))
        return redirectTo(response, `/inbox/leads/${lead.id}?done=nothing`);
      await audit(session, { action: asked.action, lead: lead.id });
      const done = await act(lead.id, { ...asked, by: session.user }, parts);
      response.locals.outcome = done;
      const isGone = ['erase', 'still-in-file', 'gone'].includes(done);
      redirectTo(response, isGone ? `/inbox/?done=${done}` : `/inbox/leads/${lead.id}?done=${done}`);
    }),
  );

  app.post(
    '/inbox/export',
    readPlainBody,
    form(async ({ body }, response, session) => {
      const query = parseInboxQuery(body);
      const separator = isSeparator(body.separator) ? body.separator : 'comma';
      await audit(session, { action: 'export' });
      response.locals.outcome = 'export';
      async function* rows() {
        for await (const record of readRecords(store, { ...toFilter(query), order: 'oldest-first' }))
          if (isShown(query, record)) yield toRow(record);
      }
      response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/csv; charset=utf-8' });
      response.attachment(`leads-${clock().toISOString().slice(0, 10)}.csv`);
      await pipeline(Readable.from(csv(rows(), separator)), response);
    }),
  );

  const openSession: RequestHandler = async (request, response) => {
    const { name = '', password = '', to } = request.body as Record<string, string>;
    if (!isOwnNavigation(request) || users.size === 0) return askToSignIn(request, response, '/inbox/', 403);
    const result = await signIn(name, password, request);
    response.locals.outcome = result.outcome.replaceAll('-', '_');
    switch (result.outcome) {
      case 'too-many':
        response.set('Retry-After', String(result.waitS));
        return askToSignIn(request, response, pathIn(to), 429, tooOften(result.waitS));
      case 'wrong':
        return askToSignIn(request, response, pathIn(to), 401, 'Name and password do not belong together.');
      case 'signed-in':
        await audit({ user: name }, { action: 'sign-in' });
        response.set('Set-Cookie', sessions.open(name, request));
        redirectTo(response, pathIn(to));
    }
  };
  app.post('/inbox/session', readPlainBody, openSession);

  app.post(
    '/inbox/session/end',
    readPlainBody,
    form(async (request, response, session) => {
      await audit(session, { action: 'sign-out' });
      response.set('Set-Cookie', sessions.end(request));
      redirectTo(response, '/inbox/');
    }),
  );
}
