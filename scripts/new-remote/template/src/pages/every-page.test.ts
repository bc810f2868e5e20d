import { loadPages, testEveryPage } from '@site/remote-kit/testing';
import remote from '../remote.ts';

testEveryPage(await loadPages(remote, import.meta.dirname));
