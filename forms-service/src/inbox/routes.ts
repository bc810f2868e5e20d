import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOwnNavigation } from '@site/process';
import type { Express, Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { cacheAnswers } from '../cache-answers.ts';
import { readPlainBody } from '../http/read-body.ts';
import { csv, isSeparator } from '../leads/csv.ts';
import { readRecords, toRow } from '../leads/read-leads.ts';
import type { AuditEntry, LeadAdministration } from '../store/lead-administration.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { type ActionOutcome, type ActionParts, applyAction, inboxActions, isRefused } from './apply-action.ts';
import { titleOf } from './describe-lead.ts';
import { findLeads } from './find-leads.ts';
import { createFlash, titleWith } from './flash-message.ts';
import { type InboxView, redirectTo, sendInboxPage } from './frame.ts';
import {
  describeQuery,
  type InboxQuery,
  isShown,
  leadAddress,
  listAddress,
  parseInboxQuery,
  toFilter,
} from './inbox-filter.ts';
import { type LeadPageOptions, renderGone, renderLead } from './lead-page.ts';
import { headings, renderList } from './list-page.ts';
import type { InboxUsers } from './passwords.ts';
import { createSessionGuards, pathIn } from './require-session.ts';
import { createInboxSessions, type InboxSession, type SignInProxy } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { readInboxFiles } from './style-sheet.ts';

const MINUTE_S = 60;
const LEAD_PATH = /^\/inbox\/leads\/([\w-]+)/;

/** Parts of the inbox. */
export interface InboxParts extends Omit<ActionParts, 'store'> {
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
    // Browsers count a line break as one character but send two.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(2_000))
    .default(''),
  sure: z.string().optional(),
});

type AskedAction = z.infer<typeof actionSchema>;

/** Returns the list that the page of an address leads back to. */
const listOf = (address: string): InboxQuery =>
  parseInboxQuery(Object.fromEntries(new URLSearchParams(address.split('?')[1])));

const tooOften = (waitS: number) =>
  `Too many wrong passwords. Try again in ${waitS > MINUTE_S ? '15 minutes' : 'a minute'}.`;

/** Adds the inbox of the team under `/inbox/`. */
export function addInbox(app: Express, parts: InboxParts): void {
  const { users, proxy, store, secret, site, clock, newId } = parts;
  const { href: styles, files } = readInboxFiles();
  const sessions = createInboxSessions({ users, proxy, secret, clock });
  const signIn = createSignIn(users);
  const flash = createFlash({ secret, clock });
  const viewOf = (session: InboxSession | undefined): InboxView => ({ site, styles, session });
  const { requireSession, requireOwnForm, askToSignIn } = createSessionGuards({ users, proxy, sessions, viewOf });

  /** Logs an action; called before the action, so none can be missing from the log. */
  const audit = ({ user }: Pick<InboxSession, 'user'>, entry: Pick<AuditEntry, 'action' | 'lead'>) =>
    store.audit({ id: newId(), happenedAt: clock(), by: user, ...entry });

  const sendNotFound = ({ query }: Request, response: Response, session: InboxSession) =>
    sendInboxPage(response, 404, viewOf(session), 'Lead not found', renderGone(parseInboxQuery(query)));

  const find = async (id: unknown) => (z.uuid().safeParse(id).success ? store.find(String(id)) : undefined);

  async function act(lead: StoredLead, asked: AskedAction, session: InboxSession): Promise<ActionOutcome> {
    await audit(session, { action: asked.action, lead: lead.id });
    const outcome = await applyAction(lead.id, { ...asked, by: session.user }, parts);
    if (isRefused(outcome)) await audit(session, { action: `${asked.action} refused`, lead: lead.id });
    return outcome;
  }

  /** Caches no outcome beyond its erasure: a lead may be restored under the same id. */
  const shareErasure = cacheAnswers<ActionOutcome | undefined>(
    Number.POSITIVE_INFINITY,
    () => performance.now(),
    () => false,
  );

  /**
   * Erases once for repeated presses: the lead is gone long before the outcome is known.
   * @returns undefined when there is no such lead
   */
  const erase = (id: string, asked: AskedAction, session: InboxSession) =>
    shareErasure(id, async () => {
      const lead = await find(id);
      return lead && act(lead, asked, session);
    });

  async function sendLead(
    response: Response,
    session: InboxSession,
    lead: StoredLead,
    { status = 200, ...options }: LeadPageOptions & { status?: number },
  ): Promise<void> {
    await audit(session, { action: 'read', lead: lead.id });
    // Taken last: the browser keeps it when the page cannot be shown.
    const outcome = options.outcome ?? flash.take(response.req, response, session);
    const view = viewOf(session);
    const title = titleWith(outcome, titleOf(lead));
    sendInboxPage(response, status, view, title, renderLead(view, lead, { ...options, outcome }));
  }

  for (const [path, { type, content }] of Object.entries(files))
    app.get(path, (_request, response) => {
      response.set('Cache-Control', 'private, max-age=3600').type(type).send(content);
    });

  app.get(
    '/inbox/',
    requireSession(async (request, response, session) => {
      const query = parseInboxQuery(request.query);
      await audit(session, { action: `list ${describeQuery(query)}` });
      const found = await findLeads(store, query);
      const view = viewOf(session);
      const outcome = flash.take(request, response, session);
      const title = titleWith(outcome, headings[query.show]);
      sendInboxPage(response, 200, view, title, renderList(view, query, found, outcome));
    }),
  );

  app.get(
    '/inbox/leads/:id',
    requireSession(async (request, response, session) => {
      const lead = await find(request.params.id);
      if (!lead) return sendNotFound(request, response, session);
      const list = parseInboxQuery(request.query);
      await sendLead(response, session, lead, { list });
    }),
  );

  app.post(
    '/inbox/leads/:id',
    readPlainBody,
    requireOwnForm(async (request, response, session) => {
      const list = parseInboxQuery(request.query);
      const { data: asked } = actionSchema.safeParse(request.body);
      if (asked?.action === 'erase' && asked.sure === 'yes') {
        const outcome = await erase(String(request.params.id), asked, session);
        if (!outcome) return sendNotFound(request, response, session);
        response.locals.outcome = outcome;
        return flash.redirectWith(outcome, listAddress(list), request, response, session);
      }
      const lead = await find(request.params.id);
      if (!lead) return sendNotFound(request, response, session);
      const page = leadAddress(lead, list);
      if (!asked || asked.action === 'erase') return flash.redirectWith('nothing', page, request, response, session);
      const outcome = await act(lead, asked, session);
      response.locals.outcome = outcome;
      if (outcome === 'changed-meanwhile') {
        const changed = (await find(lead.id)) ?? lead;
        return sendLead(response, session, changed, { status: 409, list, outcome, note: asked.note });
      }
      flash.redirectWith(outcome, outcome === 'gone' ? listAddress(list) : page, request, response, session);
    }),
  );

  app.post(
    '/inbox/export',
    readPlainBody,
    requireOwnForm(async ({ body }, response, session) => {
      const query = parseInboxQuery(body);
      const separator = isSeparator(body.separator) ? body.separator : 'comma';
      await audit(session, { action: `export ${describeQuery(query)}` });
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
    const { name = '', password = '', to, note } = request.body as Record<string, string>;
    if (!isOwnNavigation(request) || users.size === 0) return askToSignIn(request, response, { to: '/inbox/' }, 403);
    const after = { to: pathIn(to), note };
    const result = await signIn(name, password, request);
    response.locals.outcome = result.outcome.replaceAll('-', '_');
    switch (result.outcome) {
      case 'too-many':
        response.set('Retry-After', String(result.waitS));
        return askToSignIn(request, response, after, 429, tooOften(result.waitS));
      case 'wrong':
        return askToSignIn(request, response, after, 401, 'Wrong name or password.');
      case 'signed-in': {
        await audit({ user: name }, { action: 'sign-in' });
        const { session, cookie } = sessions.open(name, request);
        response.set('Set-Cookie', cookie);
        // A redirect would need the note in its address.
        const lead = note ? await find(LEAD_PATH.exec(after.to)?.[1]) : undefined;
        if (lead) return sendLead(response, session, lead, { list: listOf(after.to), note });
        redirectTo(response, after.to);
      }
    }
  };
  app.post('/inbox/session', readPlainBody, openSession);

  app.post(
    '/inbox/session/end',
    readPlainBody,
    requireOwnForm(async (request, response, session) => {
      await audit(session, { action: 'sign-out' });
      response.set('Set-Cookie', sessions.end(request));
      redirectTo(response, '/inbox/');
    }),
  );
}
