// Run by mongosh at every `up`: the replica set is started once; the user gets the present password each time.
const { readFileSync } = require('node:fs');

const secret = (name) => readFileSync(`/secrets/${name}`, 'utf8');
const encryption = process.env.MONGO_TLS ? '&tls=true&tlsCAFile=/secrets/internal-ca.pem' : '';
const server = new Mongo(
  `mongodb://root:${secret('root-password')}@mongo:27017/admin?directConnection=true${encryption}`,
);
const admin = server.getDB('admin');
try {
  admin.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  admin.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
}

while (!admin.hello().isWritablePrimary) sleep(200);

const forms = admin.getSiblingDB('forms');
const user = { pwd: secret('forms-password'), roles: [{ role: 'readWrite', db: 'forms' }] };
if (forms.getUser('forms')) forms.updateUser('forms', user);
else forms.createUser({ user: 'forms', ...user });
