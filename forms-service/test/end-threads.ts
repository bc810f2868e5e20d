import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** Preloaded into the service; ends its threads on a message from the test, as when memory runs out. */
const channel = new BroadcastChannel('end-threads');
if (isMainThread) process.on('message', () => channel.postMessage('end'));
else channel.onmessage = () => process.exit(1);
channel.unref();
