/* Joint non-local means over two independent half renders A and B (W x H x 4, range-compressed).
 * Each half is filtered with weights measured in the other one, so that noise never confirms itself; the squared difference of the
 * halves gives the variance; guides (albedo, normal) keep edges. Rousselle et al. 2012 and 2013 describe the idea. */
#include <math.h>
#include <stdlib.h>

enum { C = 4, TILE = 48 };

static int clamp(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

static void smooth_variance(const float *a, const float *b, float *variance, int w, int h) {
  #pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    float sum[C] = {0}; int n = 0;
    for (int j = y - 3; j <= y + 3; j++) for (int i = x - 3; i <= x + 3; i++) {
      if (i < 0 || j < 0 || i >= w || j >= h) continue;
      size_t q = ((size_t)j * w + i) * C; n++;
      for (int c = 0; c < C; c++) { float d = a[q + c] - b[q + c]; sum[c] += .5f * d * d; }
    }
    for (int c = 0; c < C; c++) variance[((size_t)y * w + x) * C + c] = sum[c] / n;
  }
}

void denoise(const float *a, const float *b, const float *guide, float *out, int w, int h, int guides,
             int radius, int patch, float strength, float tolerance) {
  float *variance = malloc(sizeof(float) * w * h * C);
  smooth_variance(a, b, variance, w, h);
  int across = (w + TILE - 1) / TILE, down = (h + TILE - 1) / TILE, edge = TILE + 2 * patch;
  #pragma omp parallel for schedule(dynamic, 1)
  for (int t = 0; t < across * down; t++) {
    int x0 = t % across * TILE, y0 = t / across * TILE;
    int x1 = x0 + TILE < w ? x0 + TILE : w, y1 = y0 + TILE < h ? y0 + TILE : h, tw = x1 - x0, th = y1 - y0;
    int hw = tw + 2 * patch, hh = th + 2 * patch;
    float *da = malloc(sizeof(float) * edge * edge * 4), *db = da + edge * edge, *ra = db + edge * edge, *rb = ra + edge * edge;
    float *sum = calloc((size_t)tw * th * (2 * C + 2), sizeof(float));
    for (int dy = -radius; dy <= radius; dy++) for (int dx = -radius; dx <= radius; dx++) {
      for (int y = 0; y < hh; y++) for (int x = 0; x < hw; x++) {
        int px = clamp(x0 + x - patch, w), py = clamp(y0 + y - patch, h), qx = clamp(px + dx, w), qy = clamp(py + dy, h);
        size_t p = ((size_t)py * w + px) * C, q = ((size_t)qy * w + qx) * C; float sa = 0, sb = 0;
        for (int c = 0; c < C; c++) {
          float vp = variance[p + c], vq = variance[q + c], vm = vp < vq ? vp : vq, scale = 1 / (1e-7f + strength * strength * (vp + vq));
          float ea = a[p + c] - a[q + c], eb = b[p + c] - b[q + c];
          sa += (ea * ea - vp - vm) * scale; sb += (eb * eb - vp - vm) * scale;
        }
        da[y * hw + x] = sa / C; db[y * hw + x] = sb / C;
      }
      for (int y = 0; y < hh; y++) for (int x = 0; x < tw; x++) {
        float sa = 0, sb = 0;
        for (int k = 0; k <= 2 * patch; k++) { sa += da[y * hw + x + k]; sb += db[y * hw + x + k]; }
        ra[y * tw + x] = sa; rb[y * tw + x] = sb;
      }
      float share = 1.f / ((2 * patch + 1) * (2 * patch + 1));
      for (int y = 0; y < th; y++) for (int x = 0; x < tw; x++) {
        int qx = x0 + x + dx, qy = y0 + y + dy;
        if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
        float sa = 0, sb = 0, distance = 0;
        for (int k = 0; k <= 2 * patch; k++) { sa += ra[(y + k) * tw + x]; sb += rb[(y + k) * tw + x]; }
        const float *gp = guide + ((size_t)(y0 + y) * w + x0 + x) * guides, *gq = guide + ((size_t)qy * w + qx) * guides;
        for (int c = 0; c < guides; c++) { float d = gp[c] - gq[c]; distance += d * d; }
        float near = -distance / (tolerance * tolerance);
        float wa = expf(fmaxf(-30, near - fmaxf(0, sa * share))), wb = expf(fmaxf(-30, near - fmaxf(0, sb * share)));
        float *s = sum + (size_t)(y * tw + x) * (2 * C + 2); size_t q = ((size_t)qy * w + qx) * C;
        for (int c = 0; c < C; c++) { s[c] += wb * a[q + c]; s[C + c] += wa * b[q + c]; }
        s[2 * C] += wb; s[2 * C + 1] += wa;
      }
    }
    for (int y = 0; y < th; y++) for (int x = 0; x < tw; x++) {
      float *s = sum + (size_t)(y * tw + x) * (2 * C + 2), *o = out + ((size_t)(y0 + y) * w + x0 + x) * C;
      for (int c = 0; c < C; c++) o[c] = .5f * (s[c] / s[2 * C] + s[C + c] / s[2 * C + 1]);
    }
    free(da); free(sum);
  }
  free(variance);
}
