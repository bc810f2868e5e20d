import { Connection, type DriverConnection } from './driver-connection.ts';

const { writeCommand } = Connection.prototype;

/**
 * The driver waits for a socket to drain or to fail. One that is closed does neither, so commands on it never ended: a
 * server restart that met the driver's own check of the server was never noticed to be over (decision 0188).
 */
Connection.prototype.writeCommand = async function (this: DriverConnection, ...parts: unknown[]) {
  const { promise: closed, reject } = Promise.withResolvers<never>();
  const onClose = () => reject(this.error);
  this.once('close', onClose);
  try {
    await Promise.race([writeCommand.apply(this, parts), closed]);
  } finally {
    this.off('close', onClose);
  }
};
