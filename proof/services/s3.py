"""A storage service with the API of Amazon S3, for samples: python3 s3.py FOLDER

OpenStack Swift in one process with its objects in memory, as in Swift's own functional tests. It checks signatures, dates, and regions of
requests. Not supported: If-None-Match, storage classes, encryption, and tags; the bucket is in the path of a URL, not in its host.

Prints `ready PORT STORE`: the port of the S3 API, and a port where Swift's own API needs no password, for the proof.
"""

import sys
from os import makedirs

import eventlet
import eventlet.wsgi
from eventlet.event import Event

eventlet.monkey_patch()

from swift.common import utils  # noqa: E402
from swift.common.http_protocol import SwiftHttpProtocol  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.swob import Request, Response  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

ACCOUNT = "bookshop"
STORES = {"account": "account", "container": "container", "object": "mem_object"}
HOST = "127.0.0.1"

COMMON = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
fallocate_reserve = 0
"""

PROXY = """
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:cache]
use = egg:swift#memcache
# No server: another project's memcached would serve the objects of an earlier run.
memcache_servers = 127.0.0.1:1

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_writer = bookshop-secret .admin

[filter:slo]
use = egg:swift#slo

[pipeline:main]
pipeline = {filters} proxy-server
"""

STORE = """
[app:{server}-server]
use = egg:swift#{program}

[pipeline:main]
pipeline = {server}-server
"""


class AmazonS3:
    """Adds what Amazon S3 does and Swift doesn't: visitors can read public buckets, and buckets have no ACLs."""

    def __init__(self, swift):
        self.swift = swift

    def __call__(self, env, start_response):
        return self.answer(Request(env))(env, start_response)

    def answer(self, request):
        if request.headers.get("X-Amz-Acl", "bucket-owner-full-control") != "bucket-owner-full-control":
            return refusal(400, "AccessControlListNotSupported", "The bucket does not allow ACLs")
        if "Authorization" not in request.headers and "X-Amz-Signature" not in request.params:
            request.path_info = f"/v1/AUTH_{ACCOUNT}{request.path_info}"
            response = request.get_response(self.swift)
            return refusal(403, "AccessDenied", "Access Denied") if response.status_int == 401 else response
        return self.swift


class Owner:
    """Lets the proof set who can read a bucket."""

    def __init__(self, swift):
        self.swift = swift

    def __call__(self, env, start_response):
        return self.swift({**env, "swift_owner": True}, start_response)


def refusal(status, code, message):
    xml = f'<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>{code}</Code><Message>{message}</Message></Error>'
    return Response(status=status, body=xml, content_type="application/xml")


def write(name, text):
    path = f"{folder}/{name}"
    with open(path, "w", encoding="utf-8") as file:
        file.write(COMMON.format(folder=folder) + text)
    return path


def listen():
    return eventlet.listen((HOST, 0))


def serve(listener, app):
    # The AWS SDK needs headers such as `ETag` as Swift writes them.
    eventlet.spawn(
        eventlet.wsgi.server, listener, app, utils.NullLogger(), protocol=SwiftHttpProtocol, capitalize_response_headers=False
    )


folder = sys.argv[1]
makedirs(f"{folder}/disk")
write("swift.conf", "[swift-hash]\nswift_hash_path_prefix = proof\n")
utils.set_swift_dir(folder)

for server, program in STORES.items():
    listener = listen()
    ring = RingBuilder(part_power=0, replicas=1, min_part_hours=0)
    ring.add_dev({"region": 1, "zone": 1, "ip": HOST, "port": listener.getsockname()[1], "device": "disk", "weight": 1})
    ring.rebalance()
    ring.get_ring().save(f"{folder}/{server}.ring.gz")
    serve(listener, loadapp(write(f"{server}.conf", STORE.format(server=server, program=program))))

s3 = loadapp(write("s3.conf", PROXY.format(account=ACCOUNT, filters="cache s3api tempauth slo")))
store = loadapp(write("store.conf", PROXY.format(account=ACCOUNT, filters="cache")))
ports = []
for app in AmazonS3(s3), Owner(store):
    listener = listen()
    serve(listener, app)
    ports.append(str(listener.getsockname()[1]))
print("ready", *ports, flush=True)
# The servers run until the process is stopped.
Event().wait()
