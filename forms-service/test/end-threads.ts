import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** Loaded into the service before its own code: its threads end, as when memory runs out, once the test sends a message. */
const channel = new BroadcastChannel('end-threads');
if (isMainThread) process.on('message', () => channel.postMessage('end'));
else channel.onmessage = () => process.exit(1);
channel.unref();
