import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {compose} from './compose';
import {dockerfile} from './dockerfile';
import {ignored} from './parsers';
import {traefikDynamic, traefikStatic} from './traefik';
import {caddyfile, haproxy, nginx, systemdUnit} from './programs';

const isInstalled = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

describe('Dockerfile', () => {
  it('reports flags, warnings, and stages that do not exist', () => {
    const text = ['FROM node:24 AS build', 'RUN npm ci', 'FROM node:24', 'COPY --chwon=node --from=biuld /a /b', 'WORKDIR app'];
    expect(dockerfile(text.join('\n'))).toEqual([
      {message: 'Unknown flag: chwon', line: 3},
      {message: 'WORKDIR paths should be absolute', line: 4},
      {message: 'No stage before this line is named "biuld"', line: 3},
    ]);
  });

  it('takes stages by name and number, and images', () => {
    const copies = ['COPY --from=build /a /b', 'COPY --from=0 /a /b', 'COPY --from=nginx:1 /a /b'];
    expect(dockerfile(['FROM node:24 AS build', 'FROM node:24', ...copies].join('\n'))).toEqual([]);
  });
});

describe('Compose', () => {
  it('reports a misspelled key with its line', () => {
    const text = 'services:\n  strapi:\n    image: bookshop\n    helthcheck:\n      test: x\n';
    expect(compose(text)).toEqual([{message: 'Compose has no key "services.strapi.helthcheck"', line: 4}]);
  });

  it('reports services, networks, volumes, and secrets that are not declared', () => {
    const uses =
      'depends_on: [db]\n    networks: [back]\n    secrets: [key]\n    volumes: ["files:/srv", "./own:/own", "/anonymous"]';
    const messages = compose(`services:\n  strapi:\n    image: b\n    ${uses}\n`).map(({message}) => message);
    expect(messages).toEqual([
      'The service "strapi" names "db" in depends_on, which isn\'t declared',
      'The service "strapi" names "back" in networks, which isn\'t declared',
      'The service "strapi" names "key" in secrets, which isn\'t declared',
      'The service "strapi" names "files" in volumes, which isn\'t declared',
    ]);
  });

  it('takes a name, other files, and a build that watches', () => {
    const text = [
      'name: bookshop',
      'include: [database.yaml]',
      'services:',
      '  strapi:',
      '    build: {context: ., additional_contexts: {seed: ./seed}}',
      '    develop: {watch: [{path: ./src, action: sync, target: /app/src}]}',
    ];
    expect(compose(text.join('\n'))).toEqual([]);
  });

  it('reports invalid YAML', () => {
    expect(compose('services:\n  a:\n   - b\n  - c\n')).not.toEqual([]);
  });
});

describe('Traefik', () => {
  const provider = 'providers:\n  file:\n    directory: /etc/traefik/dynamic\ncertificatesResolvers: {}\n';
  const service = 'services:\n    shop:\n      loadBalancer:\n        servers:\n          - url: http://127.0.0.1:1337\n';

  it('reports keys that do not exist, with their line', () => {
    expect(traefikStatic(`entryPoints:\n  web:\n    address: ':80'\n${provider}`)).toEqual([]);
    const [missing, unknown] = traefikStatic(`entryPoints:\n  web:\n    adress: ':80'\n${provider}`);
    expect(missing?.message).toContain('entryPoints.web.address');
    expect(unknown?.message).toContain('entryPoints.web.adress');
    expect(unknown?.line).toBe(2);
  });

  it('reports a service that is not declared', () => {
    const router = (name: string): string =>
      `http:\n  routers:\n    shop:\n      rule: Host(\`shop.example.com\`)\n      entryPoints: [web]\n      service: ${name}\n  ${service}`;
    expect(traefikDynamic(router('shop'))).toEqual([]);
    expect(traefikDynamic(router('shp')).map(({message}) => message)).toEqual([
      'The router "shop" names the service "shp", which isn\'t declared',
    ]);
  });
});

describe('.dockerignore', () => {
  it('reports comments and spaces after patterns', () => {
    const faults = ignored('# Secrets\n.env\nnode_modules # installed\n./dist\n');
    expect(faults.map(({line}) => line)).toEqual([2, 3]);
  });
});

describe.skipIf(!isInstalled('nginx', '-v'))('nginx', () => {
  it('reports a directive that does not exist, in a server, a location, and a whole file', () => {
    const fault = [{message: 'nginx says: unknown directive "proxy_pas"', line: 1}];
    expect(nginx('location / {\n  proxy_pas http://127.0.0.1:1337;\n}')).toEqual(fault);
    expect(nginx('server {\n  proxy_pas http://127.0.0.1:1337;\n}')).toEqual(fault);
    expect(nginx('events {}\nhttp { proxy_pas x; }')).toEqual(fault);
  });

  it("takes paths and ports of the reader's machine", () => {
    const certificate = 'ssl_certificate /etc/ssl/shop.pem;\n  ssl_certificate_key /etc/ssl/shop.key;';
    expect(nginx(`server {\n  listen 443 ssl;\n  listen [::]:443 ssl;\n  ${certificate}\n}`)).toEqual([]);
  });

  it('reports a wrong value of a directive', () => {
    expect(nginx('server {\n  client_max_body_size much;\n}')).toEqual([
      {message: 'nginx says: "client_max_body_size" directive invalid value', line: 1},
    ]);
  });
});

describe.skipIf(!isInstalled('caddy', 'version'))('Caddyfile', () => {
  it('reports a directive that does not exist', () => {
    expect(caddyfile('shop.example.com {\n\treverse_prxy 127.0.0.1:1337\n}')).toEqual([
      {message: 'caddy says: unrecognized directive: reverse_prxy', line: 1},
    ]);
    expect(caddyfile('shop.example.com {\n\treverse_proxy 127.0.0.1:1337\n}')).toEqual([]);
  });
});

describe.skipIf(!isInstalled('haproxy', '-v'))('haproxy.cfg', () => {
  const defaults = 'defaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n';

  it('reports an option that does not exist', () => {
    const [fault] = haproxy(`${defaults}backend strapi\n  option forwardfr\n  server strapi1 127.0.0.1:1337\n`);
    expect(fault).toMatchObject({line: 6});
    expect(fault?.message).toContain("unknown option 'forwardfr'");
  });

  it("takes certificates of the reader's machine", () => {
    expect(haproxy(`${defaults}frontend web\n  bind :443 ssl crt /etc/haproxy/shop.pem\n`)).toEqual([]);
  });
});

describe.skipIf(!isInstalled('systemd-analyze', '--version'))('systemd unit', () => {
  it('reports keys and values that do not exist, and not programs that are missing here', () => {
    expect(systemdUnit('[Service]\nExecStart=/srv/none start\nRestart=always\n')).toEqual([]);
    expect(systemdUnit('[Service]\nExecStart=/srv/none start\nRestarts=always\n')).toMatchObject([{line: 2}]);
    expect(systemdUnit('[Service]\nExecStart=/srv/none start\nRestart=allways\n')).toMatchObject([{line: 2}]);
  });
});
