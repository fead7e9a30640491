/** A room that the table does not know. */
