import { FileText, House } from 'lucide';
import { expect, test } from 'vitest';
import { pageIcon } from './page-icons.ts';

test.each(['no-such-icon', 'constructor', 'toString', '__proto__'])(
  'A page with the unknown icon %s has a sheet of paper',
  (name) => {
    expect(pageIcon(name)).toBe(FileText);
    expect(pageIcon('house')).toBe(House);
  },
);
