import { type Group, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, Texture } from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
import { meshoptDecoder } from './meshopt/meshopt-decoder.ts';

/** Fetches and decodes a GLB. Throws when it cannot be fetched or parsed. */
export async function loadModel(address: string, signal?: AbortSignal): Promise<Group> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  // The loader's type requires the whole meshopt package, but the loader only calls what ours implements.
  const loader = new GLTFLoader().setMeshoptDecoder(meshoptDecoder as never).register(ownTextures);
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '');
  return scene;
}

type ImageDefinition = { bufferView: number; mimeType: string };
type TextureDefinition = { source?: number; extensions?: Record<string, { source: number }> };

/**
 * Decodes textures directly from their bytes: the loader would use `blob:` addresses, which the content
 * security policy refuses. Replaces the loader's own extension of that name.
 */
function ownTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const name = 'EXT_texture_webp';
  return {
    name,
    async loadTexture(index) {
      const { textures, images } = parser.json as {
        textures: TextureDefinition[];
        images: ImageDefinition[];
      };
      const definition = textures[index];
      const image = images[definition?.extensions?.[name]?.source ?? definition?.source ?? -1];
      if (image?.bufferView === undefined) throw new Error('The model keeps a picture outside of its file');
      const bytes: ArrayBuffer = await parser.getDependency('bufferView', image.bufferView);
      const texture = new Texture(await createImageBitmap(new Blob([bytes], { type: image.mimeType })));
      texture.flipY = false;
      texture.colorSpace = SRGBColorSpace;
      texture.magFilter = LinearFilter;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.anisotropy = 8;
      texture.needsUpdate = true;
      return texture;
    },
  };
}
