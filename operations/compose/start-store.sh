#!/bin/sh
# SeaweedFS reads its permissions from a file; the keys come from the environment.
set -e
printf '{"identities":[{"name":"website","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List","Tagging"]}]}' \
	"$STORE_KEY" "$STORE_SECRET" > /tmp/s3.json
exec weed server -dir=/data -ip=store -s3 -s3.config=/tmp/s3.json
