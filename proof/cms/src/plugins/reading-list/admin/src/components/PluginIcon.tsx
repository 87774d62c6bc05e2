import {PuzzlePiece} from '@strapi/icons';

const PluginIcon = () => <PuzzlePiece />;

export {PluginIcon};
