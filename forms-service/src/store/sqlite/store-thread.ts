import { parentPort, workerData } from 'node:worker_threads';
import { serveStore } from './serve-store.ts';

// In a thread, waiting for the disk never blocks requests.
if (parentPort) {
  serveStore(parentPort, workerData);
  parentPort.postMessage('ready');
}
