import {mariadb} from './mariadb';
import {oidc} from './oidc';
import {postgres} from './postgres';
import {redis} from './redis';
import type {Service, ServiceName} from './types';

export const SERVICES: Readonly<Record<ServiceName, Service>> = {postgres, mariadb, redis, oidc};
