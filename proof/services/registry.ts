import {mariadb} from './mariadb';
import {oidc} from './oidc';
import {postgres} from './postgres';
import {redis} from './redis';
import {s3} from './s3';
import {smtp} from './smtp';
import type {Service, ServiceName} from './types';

export const SERVICES: Readonly<Record<ServiceName, Service>> = {postgres, mariadb, oidc, redis, s3, smtp};
