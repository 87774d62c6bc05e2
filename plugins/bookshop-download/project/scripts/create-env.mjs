// Before the first start: copies .env.example to .env, with secrets of your own.
import {randomBytes} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

if (!existsSync('.env')) {
  const secret = () => randomBytes(16).toString('base64');
  const example = readFileSync('.env.example', 'utf8');
  const filled = example.replace(
    /^(\w+)=$/gm,
    (_, name) => `${name}=${name === 'APP_KEYS' ? `${secret()},${secret()}` : secret()}`,
  );
  writeFileSync('.env', filled, {mode: 0o600});
}
