# /etc/varnish/default.vcl; xkey comes with the package varnish-modules. Varnish listens twice:
# varnishd -a site=:6081 -a purge=127.0.0.1:6082 -f /etc/varnish/default.vcl -s malloc,512m
vcl 4.1;

import std;
import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 5s;
    }
}

sub vcl_recv {
    if (local.socket == "purge") {
        # Only the site reaches this one: PURGE_URL=http://127.0.0.1:6082/
        if (req.method != "PURGE" || !req.http.Surrogate-Key) {
            return (synth(405));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.X-Purged));
    }
    if (req.method == "PURGE") {
        return (synth(405));
    }
    # Older than it may be only for a minute, unless the site is gone.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
}

# Varnish itself would pass whoever brings any cookie. These are the ones that make a page a visitor's own.
sub vcl_req_cookie {
    if (req.http.Cookie ~ "(?i)(^|;\s*)(measurement-system|fallback-language|is-next-release|testing|setup-[a-z]+|(__(host|secure)-)?(editor|access|session|flash)[^=;]*)\s*=") {
        return (pass);
    }
    return;
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    if (beresp.http.Cache-Control ~ "stale-if-error=86400") {
        set beresp.grace = 1d;
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
}
