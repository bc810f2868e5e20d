import { formNames } from '@site/contracts/forms';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DAY_MS } from '../durations.ts';
import { deliveryStates } from '../store/delivery.ts';
import { leadStates } from '../store/lead-store.ts';
import { readMoment } from './moment.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a UTC day, or a time with its zone. */
function toMoment(text: string): Date {
  const moment = readMoment(text);
  const exact = DAY.test(text) || /T[^T\r\n\u2028\u2029]*(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  if (!exact || !moment)
    throw new InvalidArgumentError('Write a day such as 2026-11-21, or a moment such as 2026-11-21T10:00:00Z.');
  return moment;
}

/** Parses the end of a period; a day is included. */
const toEnd = (text: string) => new Date(toMoment(text).getTime() + (DAY.test(text) ? DAY_MS : 0));

/** Parses a positive whole number. */
export function toCount(value: string): number {
  const count = Number(value);
  if (!Number.isSafeInteger(count) || count < 1) throw new InvalidArgumentError('It must be a positive whole number.');
  return count;
}

export const formOption = () => new Option('--form <form>', 'only leads of one form').choices(formNames);
export const yesOption = () => new Option('--yes', 'skip the confirmation');
export const jsonOption = () => new Option('--json', 'print JSON');

/** Adds the options that filter leads. */
export const withFilter = (command: Command): Command =>
  command
    .addOption(formOption())
    .addOption(new Option('--state <state>', 'only leads in this state').choices(leadStates))
    .addOption(new Option('--deliveries <state>', 'only leads with deliveries in this state').choices(deliveryStates))
    .addOption(new Option('--since <day>', 'from this day (UTC)').argParser(toMoment))
    .addOption(new Option('--until <day>', 'through this day (UTC)').argParser(toEnd));
