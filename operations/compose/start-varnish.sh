#!/bin/sh
# docs/proxies/varnish.vcl with the address of the site. Only the containers can reach the two ports.
set -e
sed -e 's/"127.0.0.1"/"nginx"/' -e 's/"3000"/"8080"/' /etc/varnish/website.vcl > /tmp/website.vcl
exec varnishd -F -a site=:6081 -a purge=:6082 -f /tmp/website.vcl -s "malloc,${VARNISH_SIZE:-512m}"
