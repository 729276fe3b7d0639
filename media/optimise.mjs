/**
 * node media/optimise.mjs IN.glb OUT.glb
 * Makes a GLB small without changing what is seen: repeated parts are kept once, the rest is joined by paint, edges that no
 * eye sees go, numbers are quantised and packed (EXT_meshopt_compression), pictures become WebP.
 */
import { statSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import {
  compactPrimitive,
  dedup,
  flatten,
  getBounds,
  getSceneVertexCount,
  instance,
  join,
  meshopt,
  prune,
  textureCompress,
  VertexCountMethod,
  weld,
} from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';

/** So often a part has to occur to be kept once, instead of being joined with its neighbours. */
const repeated = 4;
/** Displays and signs, in pixels: sharp from as near as the viewer lets one come. */
const pictureSize = 512;
/** Of a machine's size: smaller differences are not seen. */
const error = 0.0006;

/** How much a normal weighs against a place. */
const shade = 0.04;

const [source, target] = process.argv.slice(2);
await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
const document = await io.read(source);
document.getRoot().getAsset().generator = 'media/models.py';
const { min, max } = getBounds(document.getRoot().listScenes()[0]);
const unseen = error * Math.hypot(...max.map((high, axis) => high - min[axis]));
await document.transform(
  dedup(),
  withoutUnusedAttributes(),
  instance({ min: repeated }),
  flatten(),
  join(),
  weld(),
  simplified(unseen),
  prune({ keepAttributes: false }),
  textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [pictureSize, pictureSize], quality: 82 }),
  meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 13 }),
);
await io.write(target, document);
const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
process.stdout.write(
  `${Math.round(statSync(target).size / 1000)} KB, ${getSceneVertexCount(scene, VertexCountMethod.RENDER)} vertices, ` +
    `${document.getRoot().listMeshes().length} meshes\n`,
);

/**
 * Takes corners away as long as neither form nor shade changes by more than the metres say; parts that are smaller go
 * altogether: screws of a machine as long as a bus.
 */
function simplified(metres) {
  return (document) => {
    for (const mesh of document.getRoot().listMeshes()) {
      for (const primitive of mesh.listPrimitives()) {
        const [positions, normals] = ['POSITION', 'NORMAL'].map((name) =>
          primitive.getAttribute(name).getArray(),
        );
        const indices = primitive.getIndices();
        const [kept] = MeshoptSimplifier.simplifyWithAttributes(
          new Uint32Array(indices.getArray()),
          positions,
          3,
          normals,
          3,
          [shade, shade, shade],
          null,
          0,
          metres,
          ['ErrorAbsolute', 'Prune'],
        );
        primitive.setIndices(
          document.createAccessor().setType('SCALAR').setArray(kept).setBuffer(indices.getBuffer()),
        );
        if (kept.length === 0) primitive.dispose();
        else compactPrimitive(primitive);
      }
    }
  };
}

/** Only what carries a picture needs to know where on it. */
function withoutUnusedAttributes() {
  return (document) => {
    for (const mesh of document.getRoot().listMeshes()) {
      for (const primitive of mesh.listPrimitives()) {
        const paint = primitive.getMaterial();
        const hasPicture = paint && (paint.getBaseColorTexture() || paint.getEmissiveTexture());
        if (!hasPicture) primitive.setAttribute('TEXCOORD_0', null);
      }
    }
  };
}
