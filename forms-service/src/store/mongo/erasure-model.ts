import { type Connection, Schema } from 'mongoose';
import type { Erasure } from '../lead-archive.ts';

export interface ErasureDocument extends Omit<Erasure, 'id'> {
  _id: string;
}

/** Notes that somebody was erased; a collection of its own, made with the first one. */
export function createErasureModel(connection: Connection) {
  const schema = new Schema<ErasureDocument>(
    {
      _id: { type: String, required: true },
      erasedAt: { type: Date, required: true },
      addressHash: { type: String, required: true },
      leads: { type: Object, required: true },
    },
    {
      collection: 'erasures',
      strict: 'throw',
      versionKey: false,
      minimize: false,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    },
  );
  return connection.model('erasures', schema);
}

export type ErasureModel = ReturnType<typeof createErasureModel>;
