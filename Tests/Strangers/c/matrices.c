/* matrices.c - row vectors on the left, and what a matrix is made of. */
#include "internal.h"
#include <math.h>

LEValue le_identity(void) { return le_scale(1, 1, 1); }
LEValue le_scale(double x, double y, double z) {
    return le_vec(LE_TRANSFORM, 16, (double[]){x,0,0,0, 0,y,0,0, 0,0,z,0, 0,0,0,1});
}
LEValue le_translation(double x, double y, double z) {
    return le_vec(LE_TRANSFORM, 16, (double[]){1,0,0,0, 0,1,0,0, 0,0,1,0, x,y,z,1});
}
LEValue le_rotation(double angle, double x, double y, double z) {
    double len = sqrt(x*x + y*y + z*z);
    if (len == 0) return le_identity();
    x /= len; y /= len; z /= len;
    double c = cos(angle), s = sin(angle), t = 1 - c;
    return le_vec(LE_TRANSFORM, 16, (double[]){
        t*x*x + c,   t*x*y + s*z, t*x*z - s*y, 0,
        t*x*y - s*z, t*y*y + c,   t*y*z + s*x, 0,
        t*x*z + s*y, t*y*z - s*x, t*z*z + c,   0,
        0, 0, 0, 1});
}
LEValue le_concat(LEValue a, LEValue b) {
    LEValue r = nil;
    r.kind = LE_TRANSFORM;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 4; k++) r.n[i*4+j] += a.n[i*4+k] * b.n[k*4+j];
    return r;
}

bool solve(double *m, double *inv, int n) {       /* Gauss-Jordan */
    for (int i = 0; i < n*n; i++) inv[i] = i % (n+1) == 0;
    for (int c = 0; c < n; c++) {
        int p = c;
        for (int r = c + 1; r < n; r++) if (fabs(m[r*n+c]) > fabs(m[p*n+c])) p = r;
        if (!(fabs(m[p*n+c]) > 1e-12)) return false;
        for (int k = 0; k < n; k++) {
            double t = m[c*n+k]; m[c*n+k] = m[p*n+k]; m[p*n+k] = t;
            t = inv[c*n+k]; inv[c*n+k] = inv[p*n+k]; inv[p*n+k] = t;
        }
        double d = m[c*n+c];
        for (int k = 0; k < n; k++) { m[c*n+k] /= d; inv[c*n+k] /= d; }
        for (int r = 0; r < n; r++) {
            double f = m[r*n+c];
            if (r != c && f != 0) for (int k = 0; k < n; k++) { m[r*n+k] -= f*m[c*n+k]; inv[r*n+k] -= f*inv[c*n+k]; }
        }
    }
    return true;
}

LEValue le_invert(LEValue m) {
    LEValue work = m, r = m;
    return solve(work.n, r.n, 4) ? r : m;
}
bool le_is_affine(LEValue m) {
    const double *n = m.n;
    return !n[2] && !n[3] && !n[6] && !n[7] && !n[8] && !n[9] && n[10] == 1 && !n[11] && !n[14] && n[15] == 1;
}
LEValue le_from_affine(LEValue a) {
    const double *n = a.n;
    return le_vec(LE_TRANSFORM, 16, (double[]){n[0],n[1],0,0, n[2],n[3],0,0, 0,0,1,0, n[4],n[5],0,1});
}
LEValue le_to_affine(LEValue m) {
    return le_vec(LE_AFFINE, 6, (double[]){m.n[0], m.n[1], m.n[4], m.n[5], m.n[12], m.n[13]});
}

/* scale x y z, rotation x y z, translation x y z */
void decompose(LEValue m, double *p) {
    double r[9];
    for (int i = 0; i < 3; i++) {
        const double *row = m.n + i*4;
        p[i] = sqrt(row[0]*row[0] + row[1]*row[1] + row[2]*row[2]);
        for (int k = 0; k < 3; k++) r[i*3+k] = p[i] ? row[k] / p[i] : i == k;
    }
    double det = r[0]*(r[4]*r[8]-r[5]*r[7]) - r[1]*(r[3]*r[8]-r[5]*r[6]) + r[2]*(r[3]*r[7]-r[4]*r[6]);
    if (det < 0) { p[0] = -p[0]; for (int k = 0; k < 3; k++) r[k] = -r[k]; }
    p[3] = atan2(r[5], r[8]);
    p[4] = asin(fmax(-1, fmin(1, -r[2])));
    p[5] = atan2(r[1], r[0]);
    for (int k = 0; k < 3; k++) p[6+k] = m.n[12+k];
}

LEValue compose(const double *p) {
    LEValue m = le_scale(p[0], p[1], p[2]);
    if (p[3]) m = le_concat(m, le_rotation(p[3], 1, 0, 0));
    if (p[4]) m = le_concat(m, le_rotation(p[4], 0, 1, 0));
    if (p[5]) m = le_concat(m, le_rotation(p[5], 0, 0, 1));
    for (int k = 0; k < 3; k++) m.n[12+k] = p[6+k];
    return m;
}
