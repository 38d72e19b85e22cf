import type { Photo } from './photo.entity.js';

export class PhotoView {
  /** By which it is asked for. */
  name: string;
  width: number;
  height: number;
}

export const photoView = ({ name, width, height }: Pick<Photo, 'name' | 'width' | 'height'>): PhotoView => ({
  name,
  width,
  height,
});
